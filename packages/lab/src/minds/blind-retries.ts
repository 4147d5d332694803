// Tries again without a word on what was wrong: the first prompt of the turn once more, with another seed.
import type { GenerateRequest, LanguageModel } from '@hakoniwa/model';

/** The model as it is asked where there is no GM to say what was wrong. */
export function blindRetries(model: LanguageModel): LanguageModel {
  let first: GenerateRequest | undefined;
  let tries = 0;
  return {
    id: model.id,
    generate(request) {
      if (request.purpose !== 'repair' || !first) {
        [first, tries] = [request, 0];
        return model.generate(request);
      }
      tries += 1;
      const { seed, messages } = first;
      const other = seed === undefined ? {} : { seed: seed + tries };
      return model.generate({ ...request, messages, ...other });
    },
  };
}
