/** Rows as lines of columns that stand below each other. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The day of an instant in Unix seconds, UTC. */
export const dayText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
