import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ClosedFolder } from '../../ingest/sources/location.ts';
import { hasSshd, type Sshd, startSshd } from './sshd.ts';
import { TestSource } from './watched.ts';

/** Files of an SFTP server: OpenSSH's, that the test starts. */

if (!hasSshd && process.env.CI) throw new Error('sshd is not installed: SFTP cannot be tested');

describe.skipIf(!hasSshd)('an SFTP server', () => {
  let sshd: Sshd;
  const sources: TestSource[] = [];
  beforeAll(async () => {
    sshd = await startSshd();
  });
  afterAll(async () => await sshd.close());
  afterEach(() => {
    for (const source of sources.splice(0)) source.remove();
  });

  const sourceOf = (more: object = {}, files = '*.csv'): TestSource => {
    const { port, user, hostKey, key, folder } = sshd;
    const sftp = { host: '127.0.0.1', port, user, host_key: hostKey, key: { file: key }, folder, ...more };
    const source = new TestSource({ from: { sftp }, files });
    sources.push(source);
    return source;
  };
  function write(name: string, text: string, modified: number): void {
    const file = path.join(sshd.folder, name);
    writeFileSync(file, text);
    utimesSync(file, modified, modified);
  }

  test('gives its files, whole, each version once', async () => {
    const source = sourceOf();
    // more than one packet
    const long = 'x'.repeat(1_000_000);
    write('a.csv', long, source.now - 900);
    write('b.csv', 'second', source.now - 600);
    write('notes.txt', 'no', source.now - 600);
    await source.look();
    await source.look();
    expect(source.loaded).toMatchObject([
      { asOf: source.now - 900, texts: [long] },
      { asOf: source.now - 600, texts: ['second'] },
    ]);
    write('b.csv', 'third', source.now - 300);
    await source.look();
    expect(source.texts.slice(2)).toEqual(['third']);
    rmSync(path.join(sshd.folder, 'a.csv'));
  });

  test('shows folders as far as the pattern of names has slashes', async () => {
    const source = sourceOf({}, 'lot-*/*.csv');
    for (const folder of ['lot-1', 'lot-1/old', 'other'])
      mkdirSync(path.join(sshd.folder, folder), { recursive: true });
    write('flat.csv', 'flat', source.now - 900);
    write('lot-1/a.csv', 'first', source.now - 900);
    write('lot-1/old/b.csv', 'deeper', source.now - 900);
    write('other/c.csv', 'other', source.now - 900);
    await source.look();
    await source.look();
    expect(source.texts).toEqual(['first']);
    rmSync(path.join(sshd.folder, 'flat.csv'));
  });

  test('a transfer that was cut is gone on with', async () => {
    const source = sourceOf();
    write('b.csv', 'abcdef', source.now - 900);
    const watched = await source.watched();
    const files = await watched.location.list(new Set(), new AbortController().signal);
    const file = files.find(({ name }) => name === 'b.csv');
    if (!file) throw new Error('no file');
    const { stageFile } = await import('../../ingest/sources/stage.ts');
    const to = path.join(source.folder, 'b.csv');
    writeFileSync(`${to}.part`, 'ABC');
    await stageFile(watched.location, file, to, 1000, new AbortController().signal);
    // the beginning is what was there
    expect(statSync(to).size).toBe(6);
    expect(execFileSync('cat', [to], { encoding: 'utf8' })).toBe('ABCdef');
  });

  test('a link is followed to its file, and one that leads nowhere passed over', async () => {
    const source = sourceOf({}, 'link-*.csv');
    write('target.txt', 'linked', source.now - 900);
    symlinkSync('target.txt', path.join(sshd.folder, 'link-a.csv'));
    symlinkSync('nowhere', path.join(sshd.folder, 'link-b.csv'));
    expect((await source.look()).fault).toBe(undefined);
    expect(source.texts).toEqual(['linked']);
    for (const name of ['link-a.csv', 'link-b.csv']) rmSync(path.join(sshd.folder, name));
  });

  test('with another host key is not trusted, and told by its own', async () => {
    const source = sourceOf({ host_key: `SHA256:${'A'.repeat(43)}` });
    expect((await source.look()).fault).toBe(
      `127.0.0.1 has the host key ${sshd.hostKey}, which is not trusted (host_key)`,
    );
  });

  test('that refuses the sign-in, or has no such folder, says so', async () => {
    expect((await sourceOf({ key: { file: sshd.strangersKey } }).look()).fault).toBe(
      '127.0.0.1 refuses the sign-in',
    );
    expect((await sourceOf({ folder: '/nonexistent' }).look()).fault).toBe(
      '127.0.0.1 does not show the folder /nonexistent',
    );
    const { location } = await sourceOf({ folder: '/nonexistent' }).watched();
    await expect(location.list(new Set(), new AbortController().signal)).rejects.toBeInstanceOf(ClosedFolder);
  });

  test('takes a key with a passphrase, and says when it is wrong', async () => {
    const locked = path.join(sshd.folder, 'locked');
    copyFileSync(sshd.key, locked);
    execFileSync('ssh-keygen', ['-q', '-p', '-P', '', '-N', 'hush-hush', '-f', locked]);
    const source = sourceOf({ key: { file: locked }, passphrase: { env: 'PASS' } });
    source.env = { PASS: 'hush-hush' };
    write('b.csv', 'open', source.now - 900);
    await source.look();
    expect(source.texts).toEqual(['open']);
    source.env = { PASS: 'wrong-word' };
    expect((await source.look()).fault).toBe(
      'the private key cannot be read: its form or its passphrase is wrong',
    );
  });

  test('that is away ends nothing else where its key is missing, too', async () => {
    const source = sourceOf({ port: 1, key: { env: 'NO_KEY' } });
    expect((await source.look()).fault).toBe(
      'a secret is missing: the environment variable NO_KEY is not set or is empty',
    );
    // by then a connection that was begun before has failed, too
    await sourceOf({ port: 1 }).look();
  });

  test('that is away is told by its host', async () => {
    expect((await sourceOf({ port: 1 }).look()).fault).toBe(
      'the connection to 127.0.0.1 failed: nothing is listening on that port (ECONNREFUSED)',
    );
  });
});
