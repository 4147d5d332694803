// Addresses and archives that nobody vouches for.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { modelDetection } from '../models/model-detection.ts';
import { ipKind } from './ip-kind.ts';
import { readArchive } from './read-archive.ts';
import { safeTarget } from './safe-target.ts';

const strict = { allowsPrivate: false };
const atHome = { allowsPrivate: true };

describe('targets', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2002:c0a8:0101::1]/',
    'http://[2001:0:1:2:3:4:80ff:fffe]/',
    'http://10.0.0.1/',
    'http://172.16.9.9/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[fd12::1]/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
  ])('[B13] %s leads inside and is refused', async (url) => {
    await expect(safeTarget(url, strict)).rejects.toMatchObject({ code: 'UNSAFE_TARGET' });
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://[::ffff:169.254.169.254]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    'http://user:secret@example.org/',
    'http://',
    'no address',
  ])('[B13] %s is refused even at home', async (url) => {
    await expect(safeTarget(url, atHome)).rejects.toMatchObject({ code: 'UNSAFE_TARGET' });
  });

  it('[B13] a name counts by where it leads, and one bad address spoils it', async () => {
    const resolves = (...found: string[]) => ({ ...strict, resolve: async () => found });
    await expect(safeTarget('http://a.example/', resolves('10.0.0.1'))).rejects.toThrow();
    const mixed = resolves('93.184.215.14', '::ffff:10.0.0.1');
    await expect(safeTarget('http://a.example/', mixed)).rejects.toThrow();
    await expect(safeTarget('http://a.example/', resolves())).rejects.toThrow();
    const good = await safeTarget('http://a.example:8080/v1', resolves('93.184.215.14'));
    expect(good).toMatchObject({ url: 'http://a.example:8080/v1', address: '93.184.215.14' });
    // Whatever the name says a moment later, only the address that was judged is connected to.
    expect([good.allows('93.184.215.14'), good.allows('127.0.0.1')]).toEqual([true, false]);
  });

  it.each([
    ['8.8.8.8', 'public'],
    ['2606:4700:4700::1111', 'public'],
    ['64:ff9b::808:808', 'public'],
    ['127.9.9.9', 'loopback'],
    ['::1', 'loopback'],
    ['fd00::1', 'private'],
    ['::ffff:10.1.1.1', 'private'],
    ['fe80::1%eth0', 'forbidden'],
    ['nonsense', 'forbidden'],
  ])('[B13] %s is %s', (ip, kind) => expect(ipKind(ip)).toBe(kind));

  it('[B13] a server that redirects elsewhere is not followed', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const probing = modelDetection({}).probe(`http://127.0.0.1:${port}`, atHome);
    await expect(probing).rejects.toMatchObject({ code: 'MODEL_REDIRECT' });
    expect(asked).toHaveLength(1);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('archives', () => {
  const caps = { packedBytes: 50_000, unpackedBytes: 200_000, ratio: 50, files: 3, pathLength: 50 };
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

  it('[B12] an honest one gives its texts', () => {
    const files = { 'pack.yaml': 'id: a', 'scenarios/朝.yaml': 'おはよう' };
    expect(readArchive(zip(files), caps)).toEqual(files);
  });

  it.each([
    ['a bomb', { a: '0'.repeat(5_000_000) }],
    ['a ratio beyond belief', { a: '0'.repeat(150_000) }],
    ['too many files', { a: '1', b: '2', c: '3', d: '4' }],
    ['a way out', { '../a': '1' }],
    ['a way out in the middle', { 'a/../../b': '1' }],
    ['an absolute path', { '/etc/passwd': '1' }],
    ['a drive', { 'C:\\a': '1' }],
    ['backslashes', { 'a\\..\\b': '1' }],
    ['a dot', { './a': '1' }],
    ['a line break', { 'a\nb': '1' }],
    ['a long name', { ['a'.repeat(301)]: '1' }],
  ])('[B12] %s is refused', (_name, files) => {
    expect(() => readArchive(zip(files as Record<string, string>), caps)).toThrow(
      expect.objectContaining({ code: 'ARCHIVE' }),
    );
  });

  it('[B12] what is too large, broken or no zip is refused', () => {
    const good = zip({ 'pack.yaml': 'id: a\n'.repeat(500) });
    const broken = good.map((byte, i) => (i > 40 && i < good.length - 100 ? byte ^ 255 : byte));
    for (const bytes of [new Uint8Array(60_000), strToU8('no zip'), new Uint8Array(), broken])
      expect(() => readArchive(bytes, caps)).toThrow(expect.objectContaining({ code: 'ARCHIVE' }));
  });
});
