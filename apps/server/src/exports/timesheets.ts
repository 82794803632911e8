import type { DownloadedFile } from '@daymark/contract/route';
import type { Timesheet, TimesheetFormat } from '@daymark/contract/timesheets';
import { decimalText } from '@daymark/domain/rates';
import { PLAN_EXPORTS } from '../auth/limits.ts';
import type { UserContext } from '../http/context.ts';
import { inChunks } from '../http/json-pieces.ts';
import { type TimesheetOf, timesheetOf } from '../timesheets/service.ts';
import { BYTE_ORDER_MARK, csvRow } from './csv.ts';
import { contentOf } from './snapshot.ts';

/** Hours with two decimals, as invoices have them. */
const hoursText = (minutes: number): string => (minutes / 60).toFixed(2);

const money = (amount: number | null, currency: string): string | null =>
  amount === null ? null : decimalText(amount, currency);

/** To read: with the minutes that were worked, and the sums. */
function* tableOf({ rows, currency, ...sums }: Timesheet): Generator<string> {
  yield BYTE_ORDER_MARK +
    csvRow(['Date', 'Project', 'Description', 'Minutes', 'Billed hours', 'Rate', 'Amount', 'Currency']);
  for (const { day, project, description, minutes, billedMinutes, rate, amount } of rows)
    yield csvRow([
      day,
      project,
      description,
      minutes,
      hoursText(billedMinutes),
      money(rate, currency),
      money(amount, currency),
      currency,
    ]);
  yield csvRow([
    'Sum',
    '',
    '',
    sums.minutes,
    hoursText(sums.billedMinutes),
    null,
    money(sums.amount, currency),
    currency,
  ]);
}

/** For invoicing tools: a row for each item, and nothing else. */
function* invoiceOf({ rows, currency }: Timesheet): Generator<string> {
  yield csvRow(['date', 'description', 'hours', 'rate', 'amount', 'currency']);
  for (const { day, project, description, billedMinutes, rate, amount } of rows)
    yield csvRow([
      day,
      `${project}: ${description}`,
      hoursText(billedMinutes),
      money(rate, currency),
      money(amount, currency),
      currency,
    ]);
}

async function* linesOf(
  context: UserContext,
  wish: TimesheetOf,
  format: TimesheetFormat,
): AsyncGenerator<string> {
  const sheet = await timesheetOf(context, wish);
  yield* format === 'invoice' ? invoiceOf(sheet) : tableOf(sheet);
}

/** A timesheet as a file. */
export async function exportTimesheet(
  context: UserContext,
  { format, ...wish }: TimesheetOf & { format: TimesheetFormat },
): Promise<DownloadedFile> {
  await timesheetOf(context, wish);
  return {
    filename: `daymark-${format === 'invoice' ? 'invoice-items' : 'timesheet'}-${wish.month}.csv`,
    mediaType: 'text/csv',
    content: await contentOf(context, {
      limit: PLAN_EXPORTS,
      chunks: (snapshot) => inChunks(linesOf(snapshot, wish, format)),
    }),
  };
}
