import { InvalidArgumentError } from 'commander';

/** The address of a running server, as an option gives it: without /v2 and without a slash at its end. */
export function serverAddress(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return text.replace(/\/+$/, '').replace(/\/v2$/, '');
  throw new InvalidArgumentError('Give an address as http://127.0.0.1:8080.');
}
