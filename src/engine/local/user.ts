import { readFileSync } from 'node:fs';

/** The user as whom the engine runs. */
export type RunAs = { name: string; uid: number; gid: number };

/**
 * Whom to become when root starts the engine, which refuses uid 0 (docs/decisions, decision 4): `nobody`, else the first
 * unprivileged user of `passwd` (the text of /etc/passwd), else the number that means nobody everywhere.
 */
export function unprivilegedUser(passwd: string): RunAs {
  const users = passwd.split('\n').flatMap((line): RunAs[] => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return /^\d+$/.test(uid) && /^\d+$/.test(gid) && Number(uid) >= 1
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
  return (
    users.find((user) => user.name === 'nobody') ?? users[0] ?? { name: '65534', uid: 65534, gid: 65534 }
  );
}

/** The user to become for the engine, or undefined when the present one will do (anyone but root). */
export function runAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return unprivilegedUser(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return unprivilegedUser('');
  }
}
