/** A pattern of file names, * for any characters and ? for one → whether a name fits, whole. */
export function namePattern(pattern: string): (name: string) => boolean {
  const parts = pattern.split(/([*?])/).map((part) => {
    if (part === '*') return '.*';
    return part === '?' ? '.' : part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  });
  const whole = new RegExp(`^${parts.join('')}$`, 'su');
  return (name) => whole.test(name);
}
