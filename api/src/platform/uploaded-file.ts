/** A file of a multipart request. */
export class UploadedFile {
  readonly content: Buffer;

  constructor(content: Buffer) {
    this.content = content;
  }

  /** Keeps the content out of logs and GraphQL errors. */
  toJSON(): string {
    return "a file";
  }
}
