// The format: something must be said or done, in a form that can be read.
import type { DirectorCheck } from './check.ts';

export const format: DirectorCheck = ({ judged, context }) => {
  const { reading } = judged;
  const isEmpty = (reading.speech ?? '').trim() === '' && judged.judgement.acts.length === 0;
  if (!isEmpty) return [];
  const guidance =
    context.view.language === 'ja'
      ? '（行動）「台詞」の形で、ひとこと話すか、ひとつ動く。'
      : 'Say one line or do one thing, as: (act) "words".';
  return [{ check: 'format', what: 'empty', guidance }];
};
