import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { access, type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';

/** An upload that is older never becomes a job: a request ends long before. */
const ABANDONED_MS = 3_600_000;
const UPLOAD = '.upload-';
const INPUT = 'input';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Asked without holding up what else this process does: the folder may be on a machine that does not answer. */
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * The files of the jobs: `jobs/<id>/input` and `jobs/<id>/results-<lease>` in the state directory, which several servers
 * share. A file has its name only when it is whole, and never changes then; what begins with a dot is being written.
 */
export class JobFolder {
  /** the folder, as the log names it */
  readonly root: string;

  constructor(dataDir: string) {
    this.root = path.join(dataDir, 'jobs');
  }

  #at(id: string): string {
    return path.join(this.root, id);
  }

  /** The uploaded file of a job. */
  input(id: string): string {
    return path.join(this.#at(id), INPUT);
  }

  /** Is the uploaded file of a job in this folder? Not where another machine took it in and the folder is not shared. */
  holds(id: string): Promise<boolean> {
    return isThere(this.input(id));
  }

  /** Are the results of a run in this folder? */
  holdsResults(id: string, lease: string): Promise<boolean> {
    return isThere(this.#results(id, lease));
  }

  /** Where a run writes its results. */
  draft(id: string, lease: string): string {
    return path.join(this.#at(id), `.results-${lease}`);
  }

  #results(id: string, lease: string): string {
    return path.join(this.#at(id), `results-${lease}`);
  }

  /** A place for an upload, which is no job yet. */
  beginUpload(id: string): string {
    const folder = path.join(this.root, `${UPLOAD}${id}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, INPUT);
  }

  /** Makes an upload a job's. */
  keepUpload(id: string): void {
    renameSync(path.join(this.root, `${UPLOAD}${id}`), this.#at(id));
  }

  dropUpload(id: string): void {
    rmSync(path.join(this.root, `${UPLOAD}${id}`), { recursive: true, force: true });
  }

  /** Removes what runs that died have left; for the run that has the job. */
  clear(id: string): void {
    for (const name of existsSync(this.#at(id)) ? readdirSync(this.#at(id)) : []) {
      if (name !== INPUT) rmSync(path.join(this.#at(id), name), { force: true });
    }
  }

  /** Gives the results of a run their name. */
  keepResults(id: string, lease: string): void {
    renameSync(this.draft(id, lease), this.#results(id, lease));
  }

  /** Removes what a run has written. */
  dropResults(id: string, lease: string): void {
    for (const file of [this.draft(id, lease), this.#results(id, lease)]) rmSync(file, { force: true });
  }

  dropInput(id: string): void {
    rmSync(this.input(id), { force: true });
  }

  /** Removes all files of a job. */
  drop(id: string): void {
    rmSync(this.#at(id), { recursive: true, force: true });
  }

  /** The results of a run, opened: they can be read to the end whatever is removed meanwhile. undefined: gone. */
  async openResults(id: string, lease: string): Promise<FileHandle | undefined> {
    try {
      return await open(this.#results(id, lease));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Folders that were made an hour ago or longer; the caller tells which of them are jobs. */
  #old(now: number): string[] {
    const names = existsSync(this.root) ? readdirSync(this.root) : [];
    return names.filter((name) => {
      const found = statSync(path.join(this.root, name), { throwIfNoEntry: false });
      return found?.isDirectory() && now - found.mtimeMs > ABANDONED_MS;
    });
  }

  /** Removes uploads that ended with their server, and the files of jobs that are not there. */
  async sweep(known: (ids: readonly string[]) => Promise<ReadonlySet<string>>, now: number): Promise<void> {
    const old = this.#old(now);
    const jobs = await known(old.filter((name) => !name.startsWith(UPLOAD)));
    for (const name of old) if (!jobs.has(name)) this.drop(name);
  }
}
