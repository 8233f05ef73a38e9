const star = /(?:\bselect|\bdistinct(?:\s+on)?|\breturning|,)\s+(?:"?\w+"?\.)*\*/i;

/** What stands in parentheses answers nobody but the statement around it. */
function outside(sql: string): string {
  let depth = 0;
  let found = '';
  for (const piece of sql.split(/([()])/)) {
    if (piece === '(') depth += 1;
    else if (piece === ')') depth -= 1;
    else if (depth === 0) found += piece;
  }
  return found;
}

/** Whether what a statement answers changes when a table gets a column. */
export const asksForAllColumns = (sql: string): boolean => star.test(outside(sql));
