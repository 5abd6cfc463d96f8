/** A part of a page: what a reader who looks for words is led to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A page of the reference besides that of the operations. */
export interface ReferencePage {
  /** from /reference on */
  readonly path: string;
  readonly title: string;
  /** what it is for, in a sentence */
  readonly about: string;
  readonly sections: readonly Section[];
}
