import { describe, expect, it } from 'vitest';
import { aRequest, codeOf } from '../../test/servers.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { withDeadline } from './with-deadline.ts';

/** A model that obeys no signal and goes on talking. */
function stubborn(): { model: LanguageModel; talk: (text: string) => void } {
  let tell: (text: string) => void = () => undefined;
  const generate: LanguageModel['generate'] = ({ onToken = () => undefined }) => {
    tell = onToken;
    return new Promise(() => undefined);
  };
  return { model: { id: 'stubborn', generate }, talk: (text) => tell(text) };
}

describe('the deadline', () => {
  it('[M6] ends even a call that obeys nobody, and what it says later reaches nobody', async () => {
    const { model, talk } = stubborn();
    const heard: string[] = [];
    const onToken = (text: string) => heard.push(text);
    const code = codeOf(withDeadline()(model).generate(aRequest({ deadlineMs: 50, onToken })));
    talk('in time');
    expect(await code).toBe('MODEL_TIMEOUT');
    talk('too late');
    expect(heard).toEqual(['in time']);
  });

  it('[M6] may be a year away', async () => {
    const model = withDeadline()(scriptedModel(() => 'x'));
    expect(await codeOf(model.generate(aRequest({ deadlineMs: 3e10 })))).toBe('answered');
  });

  it('[M6] leaves no listener on the caller’s signal', async () => {
    const { signal } = new AbortController();
    let listening = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...given: Parameters<typeof add>) => {
      listening += 1;
      add(...given);
    };
    signal.removeEventListener = (...given: Parameters<typeof remove>) => {
      listening -= 1;
      remove(...given);
    };
    await withDeadline()(scriptedModel(() => 'x')).generate(aRequest({ signal }));
    expect(listening).toBe(0);
  });
});
