import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy, type FieldInfo } from 'busboy';
import { Refusal } from '../catalog/errors.ts';
import { LONGEST_REFERENCE, LONGEST_WEBHOOK } from './limits.ts';

/** Bytes of the parts that are no file, names and boundaries included. */
const BESIDES_THE_FILE = 65_536;
const FIELDS = { client_reference: LONGEST_REFERENCE, webhook_url: LONGEST_WEBHOOK } as const;
type FieldName = keyof typeof FIELDS;
const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The fields of a form, as they were sent. */
export type UploadFields = Readonly<Partial<Record<FieldName, string>>>;

/** A submission on its way: its headers and its body. */
export interface Submission {
  readonly contentType: string | undefined;
  readonly contentLength: number | undefined;
  readonly body: Readable;
}

const unusable = (name: string, detail: string): Refusal => new Refusal('bad_parameter', { name, detail });

const malformed = (error: unknown): Refusal =>
  new Refusal('undecodable', { detail: 'the body is not complete multipart/form-data' }, { cause: error });

function reader({ contentType = '' }: Submission, uploadBytes: number): Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      // one byte more is told from a file that just fits
      limits: { fileSize: uploadBytes + 1, fields: 20, fieldSize: 8192, parts: 40 },
    });
  } catch (error) {
    throw malformed(error);
  }
}

function keepField(fields: Partial<Record<FieldName, string>>, name: string, text: string, info: FieldInfo) {
  if (name === 'file') throw unusable('file', 'send it as a file, with a filename');
  if (!isField(name)) return;
  if (fields[name] !== undefined) throw unusable(name, 'it was sent twice');
  if (info.valueTruncated || [...text].length > FIELDS[name])
    throw unusable(name, `it is longer than ${FIELDS[name]} characters`);
  if (/\p{Cc}/u.test(text)) throw unusable(name, 'it contains control characters');
  if (text !== '') fields[name] = text;
}

/** Ends a body that grows longer than is allowed, whatever its parts are. */
function bounded(most: number, tooLarge: Refusal): Transform {
  let bytes = 0;
  return new Transform({
    transform(block: Buffer, _, done) {
      bytes += block.length;
      if (bytes > most) done(tooLarge);
      else done(null, block);
    },
  });
}

/**
 * Takes a form off the wire: its one file goes to disk as it comes, memory does not grow with it. 400: no whole form;
 * 413: the file is longer than allowed; 422: no file, two files, an empty one, a faulty field.
 */
export async function takeUpload(
  submission: Submission,
  to: string,
  uploadBytes: number,
): Promise<UploadFields> {
  const tooLarge = new Refusal('body_large', { limit: uploadBytes });
  const most = uploadBytes + BESIDES_THE_FILE;
  if ((submission.contentLength ?? 0) > most) throw tooLarge;
  const form = reader(submission, uploadBytes);
  const fields: Partial<Record<FieldName, string>> = {};
  let written: Promise<unknown> | undefined;
  let bytes = 0;
  /** whatever is found wrong ends the form; not while it reads: it does not bear that */
  const end = (error: unknown): void => {
    process.nextTick(() => form.destroy(error as Error));
  };
  const orEnd = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      end(error);
    }
  };
  // what comes after too many parts would be left out unseen
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    form.on(limit, () => end(unusable('file', 'the form has too many parts')));
  form.on('field', (name, text, info) => orEnd(() => keepField(fields, name, text, info)));
  form.on('file', (name, stream) => {
    // what is left of a file whose form has ended is nobody's
    stream.on('error', () => undefined).resume();
    orEnd(() => {
      if (name !== 'file')
        throw unusable('file', `the file must be in the part named file, not ${name.slice(0, 40)}`);
      if (written) throw unusable('file', 'send one file, not several');
      stream.on('data', (block: Buffer) => {
        bytes += block.length;
      });
      stream.on('limit', () => end(tooLarge));
      written = pipeline(stream, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
      // nobody would read on from a file that cannot be written
      written.catch(end);
    });
  });
  try {
    await pipeline(submission.body, bounded(most, tooLarge), form);
    await written;
  } catch (error) {
    // the file is closed before whoever called removes it
    await written?.catch(() => undefined);
    throw error instanceof Refusal || isOurs(error) ? error : malformed(error);
  }
  if (!written) throw unusable('file', 'send the file in the part named file');
  if (bytes === 0) throw unusable('file', 'it is empty');
  return fields;
}

/** A disk that does not take the file: no fault of the caller's. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['open', 'write', 'fsync'].includes(String(error.syscall));
