// hakoniwa models and pull against scripted servers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusedUrl, startScriptedOllama, startScriptedOpenAi } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { aScreen, hakoniwa } from '../../test/hakoniwa.ts';

describe('models', () => {
  it('lists what a server has, with the name to use', async () => {
    const server = await startScriptedOllama({ answer: () => '', models: ['qwen3', 'gemma3:4b'] });
    const { code, text } = await hakoniwa(['models', '--at', server.url]);
    const ja = await hakoniwa(['models', '--at', server.url, '--language', 'ja']);
    const json = await hakoniwa(['models', '--at', server.url, '--json']);
    await server.stop();
    expect(code).toBe(0);
    expect(text).toContain(`✓ ${server.url}  ollama 0.30.5`);
    expect(text).toMatch(/gemma3:4b\s+3\.3 GB\s+--model ollama:gemma3:4b@http/);
    expect(text).toContain(`--model auto means ollama:gemma3:4b@${server.url}`);
    expect(ja.text).toContain('--model auto は ollama:gemma3:4b');
    expect(JSON.parse(json.text)).toMatchObject({
      places: [{ url: server.url, found: { kind: 'ollama', models: [{ name: 'qwen3' }, {}] } }],
      auto: `ollama:gemma3:4b@${server.url}`,
    });
  });

  it('says why there is none and what to do, in both languages', async () => {
    const url = await refusedUrl();
    const en = await hakoniwa(['models', '--at', url]);
    const ja = await hakoniwa(['models', '--at', url, '--language', 'ja']);
    expect(en.code).toBe(1);
    expect(en.text).toMatch(/Nothing runs at .* Start .*[\s\S]*No model can be used/);
    expect(ja.text).toMatch(/何も動いていません。[\s\S]*使えるモデルがありません/);
  });

  it('warns of old and of cloud, and prints no control codes of a server', async () => {
    const server = createServer((request, response) => {
      const models = [{ name: 'big\u001B[2Jcloud', remote_host: 'https://ollama.com' }];
      const page = request.url === '/api/version' ? { version: '0.16.0' } : { models };
      response.end(JSON.stringify(page));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { text, code } = await hakoniwa(['models', '--at', url]);
    server.close();
    expect(text).toContain('Update it to 0.17.1 or newer');
    expect(text).toContain('sends the conversation off this computer');
    expect(text).not.toContain('\u001B');
    expect(code).toBe(1);
  });

  it('takes the settings, and never shows a key', async () => {
    const server = await startScriptedOpenAi({ answer: () => '', models: ['m'] });
    const environment = { HAKONIWA_MODEL_URL: server.url, HAKONIWA_MODEL_KEY: 'sesame' };
    const at = ['models', '--at', await refusedUrl(), '--json'];
    const { text, err } = await hakoniwa(at, { environment });
    await server.stop();
    expect(JSON.parse(text)).toMatchObject({ auto: `openai:m@${server.url}/v1` });
    expect(text + err).not.toContain('sesame');
    const wrong = await hakoniwa(['models'], { environment: { HAKONIWA_MODEL_URL: 'ftp://x' } });
    expect(wrong).toMatchObject({ code: 2, text: '' });
    expect(wrong.err).toContain('HAKONIWA_MODEL_URL=ftp://x cannot be used');
  });

  it('lists every setting in the help', async () => {
    const { text } = await hakoniwa(['--help']);
    for (const name of ['HAKONIWA_MODEL', 'HAKONIWA_MODEL_KEY', 'OLLAMA_HOST', 'PORT'])
      expect(text).toContain(name);
  });
});

describe('pull', () => {
  it('shows a bar on a screen, and lines elsewhere', async () => {
    const server = await startScriptedOllama({ answer: () => '' });
    const screen = aScreen();
    const seen = await hakoniwa(['pull', 'gemma3:4b', '--at', server.url], { screen });
    const piped = await hakoniwa(['pull', 'ollama:gemma3:4b', '--at', server.url, '--json']);
    await server.stop();
    expect(seen.code).toBe(0);
    expect(screen.shown.some((line) => /▕█+░+▏\s+66 %/.test(line))).toBe(true);
    expect(screen.shown.at(-1)).toBe('');
    expect(seen.text).toContain('gemma3:4b is ready');
    expect(piped.err.split('\n').at(-1)).toContain('100 %');
    expect(JSON.parse(piped.text)).toEqual({ model: 'gemma3:4b', url: server.url, done: true });
  });

  it('says what failed, and can be stopped', async () => {
    const server = await startScriptedOllama({ answer: () => '' });
    const none = await hakoniwa(['pull', 'no-such-model', '--at', server.url]);
    const stop = new AbortController();
    stop.abort(new Error('Ctrl-C'));
    const stopped = await hakoniwa(['pull', 'x', '--at', server.url], { signal: stop.signal });
    await server.stop();
    expect(none).toMatchObject({ code: 1, text: '' });
    expect(none.err).toContain('file does not exist');
    expect(stopped.code).toBe(130);
    expect(stopped.err).toContain('Run it again to go on');
    const refused = await hakoniwa(['pull', 'x', '--at', await refusedUrl()]);
    expect(refused.code).toBe(1);
    expect(await hakoniwa(['pull'])).toMatchObject({ code: 2 });
  });
});
