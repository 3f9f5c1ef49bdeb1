const QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);

/**
 * Counts the statements in what a client of PostgreSQL sends, piece by piece: the messages Query and Execute of its
 * protocol (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export function makeStatementReader(): (piece: Buffer) => number {
  // The first message has a length and no type.
  let started = false;
  let rest = Buffer.alloc(0);
  /** Bytes of a message under way that are still to come. */
  let skip = 0;
  return (piece) => {
    let statements = 0;
    let data = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    for (;;) {
      const step = Math.min(skip, data.length);
      data = data.subarray(step);
      skip -= step;
      const head = started ? 5 : 4;
      if (skip > 0 || data.length < head) break;
      if (started && (data[0] === QUERY || data[0] === EXECUTE)) statements += 1;
      skip = data.readUInt32BE(head - 4) + head - 4;
      started = true;
    }
    rest = Buffer.from(data);
    return statements;
  };
}
