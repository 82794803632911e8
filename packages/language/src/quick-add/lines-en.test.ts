import { expect, test } from 'vitest';
import { casesOf, toldOf } from '../testing/quick-add-lines.ts';

// Today is Monday, 30 November.
const LINES = `
Order flour Fri 8am => Order flour | 12-04 | 08:00
Order flour on Friday => Order flour | 12-04
Friday: get butter => get butter | 12-04
Friday pay rent => pay rent | 12-04
Friday call Ana => call Ana | 12-04
friday pick up the dry cleaning => pick up the dry cleaning | 12-04
Friday call => Friday call
Friday report => Friday report
buy milk tomorrow => buy milk | 12-01
tomorrow buy milk => buy milk | 12-01
tmrw dentist 9:30 => dentist | 12-01 | 09:30
dentist tomorrow morning => dentist | 12-01 | 09:00
take bins out tonight => take bins out | 11-30 | 18:00
call mum this evening at 7 => call mum | 11-30 | 19:00
call mum at 7 in the evening => call mum | 11-30 | 19:00
review in 3 days at 9am => review | 12-03 | 09:00
in 3 days water the plants => water the plants | 12-03
water the plants in two weeks => water the plants | 12-14
check in with Tom in a week => check in with Tom | 12-07
chase the invoice 3 days from now => chase the invoice | 12-03
a week from Friday send the contract => send the contract | 12-11
send the contract 2 weeks from tomorrow => send the contract | 12-15
renew insurance next month => renew insurance | 12-01
plumber next week => plumber | 12-07
next week call the plumber => call the plumber | 12-07
plumber next Tuesday 2pm => plumber | 12-08 | 14:00
plumber Tuesday next week at 2pm => plumber | 12-08 | 14:00
plumber next week on Tuesday => plumber | 12-08
this Thursday parents evening 6.30pm => parents evening | 12-03 | 18:30
coming Saturday wash the car => wash the car | 12-05
wash the car this weekend => wash the car | 12-05
wash the car at the weekend => wash the car | 12-05
send quote by Friday => send quote | 12-04
send the quote EOD Friday => send the quote | 12-04
send quote by Friday noon => send quote | 12-04 | 12:00
hand in the form before Thursday => hand in the form | 12-03
pay VAT by 7 Dec => pay VAT | 12-07
pay VAT by the 7th => pay VAT | 12-07
pay VAT on the 7th of December => pay VAT | 12-07
pay VAT Dec 7 => pay VAT | 12-07
pay VAT 7/12 => pay VAT | 12-07
pay VAT 07/12/2026 => pay VAT | 12-07
pay VAT 2026-12-07 => pay VAT | 12-07
pay VAT Monday 7 December 10am => pay VAT | 12-07 | 10:00
Mon 7th Dec pay VAT => pay VAT | 12-07
meeting on 31/2 at 10:00 => meeting on 31/2 at 10:00
meeting on 30 Feb at 10am => meeting on 30 Feb at 10am
order flyers 3 Dec 2000 => order flyers 2000 | 12-03
bake 20 rolls 3 Dec => bake 20 rolls | 12-03
report end of the week => report | 12-04
report by end of next week => report | 12-11
books end of month => books | 11-30
timesheets by EOM => timesheets | 11-30
proposal EOW => proposal | 12-04
mid December order the tree => order the tree | 12-15
taxes end of January => taxes | 2027-01-31
bake cookies by Christmas => bake cookies | 12-25
order the goose before Christmas Eve => order the goose | 12-24
buy presents for Christmas => buy presents for Christmas
call the bank at 9 => call the bank | 11-30 | 09:00
call the bank tomorrow at 5 => call the bank | 12-01 | 17:00
call the bank at half past four => call the bank | 11-30 | 16:30
call the bank quarter to ten tomorrow => call the bank | 12-01 | 09:45
call the bank 9 o'clock tomorrow => call the bank | 12-01 | 09:00
school run 8.15am tmrw => school run | 12-01 | 08:15
lunch with Sam at noon on Wed => lunch with Sam | 12-02 | 12:00
Wed 14:00 standup => standup | 12-02 | 14:00
wed 3pm vet => vet | 12-02 | 15:00
vet sat 10am => vet | 12-05 | 10:00
gym thurs evening => gym | 12-03 | 18:00
drinks friday night at 8 => drinks | 12-04 | 20:00
pick up parcel Saturday morning => pick up parcel | 12-05 | 09:00
call Ana Friday about the cake => call Ana about the cake | 12-04
email Bob tomorrow and ask about keys => email Bob and ask about keys | 12-01
write copy Tuesday 2h => write copy | 12-01 | 2 h
write copy tomorrow for 90 min => write copy | 12-01 | 1.5 h
draft logo 1.5 hours by Thursday => draft logo | 12-03 | 1.5 h
every Monday take out the bins => take out the bins | FREQ=WEEKLY;BYDAY=MO | 11-30
gym every Tuesday and Thursday 7pm => gym | FREQ=WEEKLY;BYDAY=TU,TH | 12-01 | 19:00
water plants every other day => water plants | FREQ=DAILY;INTERVAL=2 | 11-30
run every morning => run | FREQ=DAILY | 11-30 | 09:00
invoice on the last Friday of the month => invoice | FREQ=MONTHLY;BYDAY=-1FR | 12-25
rent every 1st => rent | FREQ=MONTHLY;BYMONTHDAY=1 | 12-01
back up laptop every 2 weeks => back up laptop | FREQ=WEEKLY;INTERVAL=2;BYDAY=MO | 11-30
diary Mon-Fri => diary | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 11-30
type up the notes of Friday => type up the notes of Friday
read the Sunday Times => read the Sunday Times
plan next week => plan next week
look at Black Friday deals => look at Black Friday deals
sort photos in December => sort photos in December
buy stamps => buy stamps
buy stamps today => buy stamps | 11-30
today buy stamps => buy stamps | 11-30
day after tomorrow pick up the suit => pick up the suit | 12-02
pick up the suit the day after tomorrow => pick up the suit | 12-02
tommorow defrost chicken => defrost chicken | 12-01
wednesday: bins => bins | 12-02
return library books by wednesday 6pm => return library books | 12-02 | 18:00
invoice Acme on 15 Dec for the workshop => invoice Acme for the workshop | 12-15
oven cleaning Sat 5 Dec 9am => oven cleaning | 12-05 | 09:00
Thursday dentist 3:15pm => dentist | 12-03 | 15:15
update Python 3.12 => update Python 3.12
room 15:30 => room 15:30
call Sarah re invoice tomorrow 10ish => call Sarah re invoice | 12-01 | 10:00
email landlord first thing tomorrow => email landlord | 12-01 | 09:00
in two days time ring plumber => ring plumber | 12-02
haircut 2.30 on Saturday => haircut | 12-05 | 14:30
lunch with Tom Thursday 12-1 => lunch with Tom | 12-03 | 12:00 | 1 h
meeting 2-3pm tomorrow => meeting | 12-01 | 14:00 | 1 h
deep work tomorrow 9-11am => deep work | 12-01 | 09:00 | 2 h
pick kids up at 3:30 today => pick kids up | 11-30 | 15:30
a week on Tuesday call mum => call mum | 12-08
a week today call mum => call mum | 12-07
draft proposal (due Friday) => draft proposal | 12-04
car to garage, Tuesday, 8am => car to garage | 12-01 | 08:00
first Monday of every month rent => rent | FREQ=MONTHLY;BYDAY=1MO | 12-07
taxes 30.11.2025 => taxes 30.11.2025
ask Tom for Monday's menu => ask Tom for Monday's menu
notes from last Friday => notes from last Friday
call Jim last Friday => call Jim last Friday
divide by 2 => divide by 2
print 5 on A4 => print 5 on A4
call April tomorrow => call April | 12-01
Sunday lunch with mum => Sunday lunch with mum
morning routine => morning routine
Saturday or Sunday gardening => Saturday or Sunday gardening
pay the invoice of 3 Dec => pay the invoice of 3 Dec
call Jim, not before Monday => call Jim, not before Monday
plumber between 2 and 4pm tomorrow => plumber | 12-01 | 14:00 | 2 h
every day from Monday stretch => stretch | FREQ=DAILY | 12-07
`;

const CASES = casesOf(LINES);

test('at least a hundred ordinary lines', () => expect(CASES.length).toBeGreaterThanOrEqual(100));

test.each(CASES)('%s', (line, told) => expect(toldOf(line, 'en')).toBe(told));
