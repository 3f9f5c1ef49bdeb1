import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { onePer } from '#platform/process-wide.ts';
import { currentWork } from '#platform/work.ts';
import { Columns } from './columns.ts';
import { type IndexRows, readRows } from './read-rows.ts';
import { CODED, type Term } from './row.ts';
import { Vocabulary } from './vocabulary.ts';

/** The index as this process knows it. Between two `await`s it does not change. */
export type Snapshot = { readonly columns: Columns; readonly vocabulary: Vocabulary };

/** A reading of the database, and when it was asked for, by `performance.now()`. */
type Reading = { readonly askedAt: number; readonly snapshot: Promise<Snapshot> };
type Clock = { version: number; epoch: string };
const BEGINNING: Clock = { version: 0, epoch: '' };
/** More changes than this at once, and the columns are arranged anew. */
const MANY = 20_000;
/** Numbers of terms are given out before they are committed: so far back a reading looks for late ones. */
const OVERTAKEN = 500;
const RECENT_MS = 1_000;

/**
 * Follows `listing_search`: every question first asks the database how far it is and reads the rows that changed since,
 * so an answer is never older than what had been committed when the question came.
 */
export class LiveIndex {
  readonly #db: Database;
  #snapshot: Snapshot = { columns: new Columns(), vocabulary: new Vocabulary() };
  #clock = BEGINNING;
  #askedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #running: Reading | null = null;
  #next: Promise<Snapshot> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Listings that can be found in this process. */
  get size(): number {
    return this.#snapshot.columns.size;
  }

  /** The last change of the market that this process has read. */
  get version(): number {
    return this.#clock.version;
  }

  /**
   * The index with everything that was committed when the question came; for a request that only reads, when that
   * began. Questions that come meanwhile share the next reading.
   */
  fresh(): Promise<Snapshot> {
    const needed = currentWork()?.readsFrom ?? Number.POSITIVE_INFINITY;
    if (this.#askedAt > needed) return Promise.resolve(this.#snapshot);
    if (!this.#running) return this.#begin();
    if (this.#running.askedAt > needed) return this.#running.snapshot;
    this.#next ??= this.#running.snapshot
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.fresh();
      });
    return this.#next;
  }

  /** As it was within the last second, without asking: for lists beside a page, not for answers to a search. */
  recent(): Promise<Snapshot> {
    return performance.now() - this.#readAt < RECENT_MS ? Promise.resolve(this.#snapshot) : this.fresh();
  }

  #begin(): Promise<Snapshot> {
    const askedAt = performance.now();
    const snapshot = this.#follow()
      .then((followed) => {
        this.#askedAt = askedAt;
        return followed;
      })
      .finally(() => {
        this.#running = null;
      });
    this.#running = { askedAt, snapshot };
    return snapshot;
  }

  async #follow(): Promise<Snapshot> {
    const clock = await this.#readClock();
    if (clock.epoch !== this.#clock.epoch || clock.version < this.#clock.version) {
      this.#snapshot = { columns: new Columns(), vocabulary: new Vocabulary() };
      this.#clock = { ...BEGINNING, epoch: clock.epoch };
      // Until the rows are read again, nobody may take this for the market.
      this.#askedAt = Number.NEGATIVE_INFINITY;
      this.#readAt = Number.NEGATIVE_INFINITY;
    }
    if (clock.version > this.#clock.version) {
      await this.#readTerms(this.#snapshot.vocabulary.lastCode - OVERTAKEN);
      await this.#readChanges(clock.version);
      this.#clock = clock;
    }
    this.#readAt = performance.now();
    return this.#snapshot;
  }

  async #readClock(): Promise<Clock> {
    const [row] = await this.#db.execute<{ version: string; epoch: string }>(
      sql`select version, epoch from search_clock where id = 1`,
    );
    return row ? { version: Number(row.version), epoch: row.epoch } : BEGINNING;
  }

  async #readTerms(after: number): Promise<void> {
    const { vocabulary } = this.#snapshot;
    const rows = await this.#db.execute<Term & { code: number }>(
      sql`select code, kind, key, label from search_terms where code > ${after} order by code`,
    );
    for (const row of rows) if (!vocabulary.term(row.code)) vocabulary.add(row);
  }

  async #readChanges(upTo: number): Promise<void> {
    const { columns } = this.#snapshot;
    let changes = 0;
    for await (const rows of readRows(this.#db, this.#clock.version, upTo)) {
      if (!this.#knows(rows)) await this.#readTerms(0);
      columns.put(rows);
      changes += rows.ref.length;
    }
    if (changes > MANY) columns.arrange();
  }

  #knows(rows: IndexRows): boolean {
    const { vocabulary } = this.#snapshot;
    return CODED.every((kind) => rows[kind].every((code) => code === 0 || vocabulary.term(code) !== undefined));
  }
}

const indexOf = onePer<Database, LiveIndex>('search-index', (db) => new LiveIndex(db));

/** One index per database. */
export const liveIndex = ({ db }: { db: Database }): LiveIndex => indexOf(db);
