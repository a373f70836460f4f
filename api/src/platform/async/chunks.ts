/** The entries of a source in lists of `size`, the last one shorter. */
export async function* chunksOf<Entry>(
  source: AsyncIterable<Entry> | Iterable<Entry>,
  size: number,
): AsyncGenerator<Entry[]> {
  let chunk: Entry[] = [];
  for await (const entry of source) {
    chunk.push(entry);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
