import type { Readable } from 'node:stream';

/** A file at its source. */
export interface RemoteFile {
  /** what it is called there: a path below the folder, a key below the prefix, the last part of an address */
  readonly name: string;
  /** tells one content of the file from the next: an ETag, or size and time; undefined: only the content itself tells */
  readonly version: string | undefined;
  /** Unix seconds; undefined: the source does not say */
  readonly modified: number | undefined;
  readonly bytes: number | undefined;
}

/** The bytes of a file as they come, from `offset` on; the location may begin anew, at 0. */
export interface Transfer {
  readonly offset: number;
  readonly body: Readable;
  /** the whole file's, where the location says it with the transfer */
  readonly bytes: number | undefined;
}

/** Where files of a source are. Throws OutgoingFault, WrongUsage (a secret is missing) and LocationFault. */
export interface Location {
  /** the files that are there, in no order; `known`: versions that are known already, for a location that can be asked for others */
  list(known: ReadonlySet<string>, signal: AbortSignal): Promise<readonly RemoteFile[]>;
  /** reads a file that was listed, in the version that was listed; gives what `take` makes of it */
  fetch<T>(
    file: RemoteFile,
    offset: number,
    signal: AbortSignal,
    take: (transfer: Transfer) => Promise<T>,
  ): Promise<T>;
}

/** A location that answers, but not with what it was asked for. Its message holds no secret. */
export class LocationFault extends Error {}

/** A file is larger than the source's max_size. */
export class TooLarge extends LocationFault {
  constructor(name: string) {
    super(`${name} is larger than max_size; with a larger one it is fetched`);
  }
}

/** A server that asks to be left alone for so many seconds. */
export class ComeBackLater extends LocationFault {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(`${message}; it asks to come back in ${seconds} s`);
    this.seconds = seconds;
  }
}

/** A folder that is gone, or that the source may not look into: below the source's own it is passed over. */
export class ClosedFolder extends LocationFault {}

/** The file is another one than when it was listed: it will be listed again. */
export class FileChanged extends LocationFault {
  constructor(name: string) {
    super(`${name} was changed while it was fetched; it will be fetched again`);
  }
}
