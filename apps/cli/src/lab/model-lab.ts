// hakoniwa lab model: asks a model a fixed small suite and says how well it keeps the world.

import { checkLines, checkModel, LabGardens, SHIPPED_PACKS } from '@hakoniwa/lab';
import type { Language } from '@hakoniwa/stage';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { sceneModel } from '../input/scene-model.ts';
import { safeText } from '../output/safe-text.ts';
import { sayLab } from './locale/index.ts';

export async function modelLab(call: Call, more: readonly string[]): Promise<ExitCode> {
  const asked = await sceneModel(call);
  if (!asked || more.length > 0) throw new UsageError('hakoniwa lab model --model auto');
  const { language, output } = call;
  const { model, mode, deadlineMs } = asked;
  const gardens = await LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });
  const result = await checkModel({
    ...{ model, gardens, mode, language: asksFor(call), signal: call.interruption() },
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
    onProgress: (done, total) => {
      const text = sayLab(language, {
        word: 'checking',
        values: { model: safeText(model.id), done, total },
      });
      if (output.screen) output.screen.status(text);
      else output.err(text);
    },
  }).finally(() => {
    output.screen?.status('');
    return asked.close();
  });
  if (call.json) output.out(JSON.stringify(result, null, 2));
  else for (const line of checkLines(result, language)) output.out(safeText(line));
  return result.grade === 'poor' ? 1 : 0;
}

/** The characters speak Japanese unless English is asked for outright. */
function asksFor({ options, language }: Call): Language {
  return options.language === undefined ? 'ja' : language;
}
