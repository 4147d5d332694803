// hakoniwa models: which model servers there are, what they have, and why the others cannot be used.

import { lookForModels, modelKeys } from '@hakoniwa/garden';
import { type Advice, chooseModel, type Detection, outboundDoor } from '@hakoniwa/model';
import { textIn } from '@hakoniwa/stage';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { say } from '../locale/index.ts';
import { painter } from '../output/paint.ts';
import { safeText } from '../output/safe-text.ts';
import { padWidth, textWidth } from '../output/text-width.ts';

/** The place to look at, for every command that looks. */
export const AT_OPTION = {
  type: 'string',
  value: 'url',
  help: commandText('models'),
} as const;

export const models: CliCommand = {
  name: 'models',
  usage: 'hakoniwa models [--at url]',
  summary: commandText('models.summary'),
  options: { at: AT_OPTION },
  run: async (call) => {
    if (call.arguments.length > 0) throw new UsageError(models.usage);
    const settings = call.settings();
    const { at } = call.options;
    call.output.screen?.status(say(call.language, { key: 'looking' }));
    const door = outboundDoor({ keys: modelKeys(settings) });
    const detections = await lookForModels(settings, {
      ...{ door, ...(typeof at === 'string' && { hosts: [at] }) },
    });
    call.output.screen?.status('');
    const chosen = chooseModel(detections, settings.HAKONIWA_MODEL);
    const auto = chosen && `${chosen.server}:${chosen.model}@${chosen.baseUrl}`;
    if (call.json)
      call.output.out(JSON.stringify({ places: detections, auto: auto ?? null }, null, 2));
    else {
      for (const line of detections.flatMap((one) => placeLines(call, one))) call.output.out(line);
      call.output.out('');
      call.output.out(
        auto === undefined
          ? say(call.language, { key: 'noModelFound' })
          : say(call.language, { key: 'autoMeans', values: { model: safeText(auto) } }),
      );
    }
    return chosen ? 0 : 1;
  },
};

/** One place: the server and its models, or the reason; then what one should know. */
function placeLines({ language, output }: Call, { url, found, advice }: Detection): string[] {
  const paint = painter(output.isColoured);
  const told = ({ key, text }: Advice) =>
    `    ${paint('yellow', key === 'refused' ? '·' : '!')} ${safeText(textIn(text, language))}`;
  if (!found) return [`${paint('dim', '·')} ${url}`, ...advice.map(told)];
  const version = found.version === undefined ? '' : ` ${safeText(found.version)}`;
  const names = found.models.map(({ name }) => safeText(name));
  const width = Math.max(0, ...names.map(textWidth));
  const scheme = found.kind === 'ollama' ? 'ollama' : 'openai';
  const rows = found.models.map(({ sizeBytes, isRemote }, i) => {
    const size = sizeBytes === undefined ? '' : `${(sizeBytes / 1e9).toFixed(1)} GB`;
    const where = isRemote ? say(language, { key: 'cloud' }) : '';
    const name = padWidth(names[i] ?? '', width);
    const address = `--model ${scheme}:${names[i]}@${found.baseUrl}`;
    return `    ${name}  ${padWidth([size, where].filter(Boolean).join(' '), 9)}  ${paint('dim', address)}`;
  });
  const head = `${paint('green', '✓')} ${url}  ${paint('bold', found.kind)}${version}`;
  return [head, ...rows, ...advice.map(told)];
}
