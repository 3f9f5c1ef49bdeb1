const WIDTH = 28;
const SECOND = 1_000;

/** "a minute left", "12 min left"; nothing before there is anything to judge by. */
function timeLeft(share: number, elapsed: number): string {
  if (share < 0.01 || elapsed < 3 * SECOND) return '';
  const seconds = Math.round((elapsed * (1 - share)) / share / SECOND);
  return seconds < 90 ? ` · ${seconds} s left` : ` · ${Math.round(seconds / 60)} min left`;
}

/** One line of progress: `[██████░░░░] 60 % · 600 of 1,000 listings · 12 s left`. */
function progressLine(done: number, of: number, what: string, elapsed: number): string {
  const share = of === 0 ? 1 : done / of;
  const full = Math.round(share * WIDTH);
  const [count, total] = [done, of].map((figure) => figure.toLocaleString('en-US'));
  return `[${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} % · ${count} of ${total} ${what}${timeLeft(share, elapsed)}`;
}

/** Draws the line again and again on a terminal; where the output goes into a file, one line for every tenth. */
export function showProgress(
  what: string,
  out: NodeJS.WriteStream = process.stdout,
): (done: number, of: number) => void {
  const began = performance.now();
  let tenth = 0;
  return (done, of) => {
    const line = progressLine(done, of, what, performance.now() - began);
    if (out.isTTY) {
      out.write(`\r${line}\u001b[K${done >= of ? '\n' : ''}`);
      return;
    }
    const now = Math.floor((done / Math.max(1, of)) * 10);
    if (now > tenth) out.write(`${line}\n`);
    tenth = Math.max(tenth, now);
  };
}
