/**
 * What a server counts, in the text format of Prometheus. No name, token, table or seed is in it.
 */

/** What tables count. */
export interface TableCounts {
  /** tables in memory */
  readonly tables: number;
  /** entries that were stored since the start */
  readonly entries: number;
  /** times that entries could not be stored */
  readonly notStored: number;
}

/** What a server counts. */
export interface ServerCounts extends TableCounts {
  readonly sockets: number;
  readonly isUp: boolean;
  /** times that the thread of the tables has ended by itself */
  readonly threadsEnded: number;
}

/** @param counts  as they are now */
export function metricsText(counts: ServerCounts): string {
  const { system, user } = process.cpuUsage();
  return [
    metric('up', 'gauge', 'Whether tables can be reached.', Number(counts.isUp)),
    metric('sockets', 'gauge', 'Pages that are connected.', counts.sockets),
    metric('tables', 'gauge', 'Tables in memory.', counts.tables),
    metric('entries_stored_total', 'counter', 'Entries that were stored since the start.', counts.entries),
    metric('entries_not_stored_total', 'counter', 'Times that entries could not be stored.', counts.notStored),
    metric('threads_ended_total', 'counter', 'Times that the tables had to begin again.', counts.threadsEnded),
    metric('resident_memory_bytes', 'gauge', 'Memory of the process.', process.memoryUsage.rss()),
    metric('cpu_seconds_total', 'counter', 'Processor time of the process.', (system + user) / 1e6),
  ].join('');
}

function metric(name: string, type: 'counter' | 'gauge', help: string, value: number): string {
  const full = `undercroft_${name}`;
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${value}\n`;
}
