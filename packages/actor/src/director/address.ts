// Forms of address: whoever is spoken to is called as this voice calls them, never by the bare name.
import type { DirectorCheck } from './check.ts';

export const address: DirectorCheck = ({ judged, context }) => {
  const speech = judged.reading.speech ?? '';
  const { calls } = context.sheet.speech;
  return context.view.characters.flatMap((one) => {
    const call = Object.hasOwn(calls, one.id) ? calls[one.id] : undefined;
    if (
      call === undefined ||
      one.id === context.id ||
      call.includes(one.name) ||
      !speech.includes(one.name)
    )
      return [];
    const guidance =
      context.view.language === 'ja'
        ? `${one.name}のことは「${call}」と呼ぶ。`
        : `Call ${one.name} "${call}".`;
    return [{ check: 'address', what: one.name, guidance }];
  });
};
