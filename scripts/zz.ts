import { readBrief } from '@daymark/planner/read/read';
for (const d of process.argv.slice(2)) { const r=readBrief({name:'x',description:d,startDate:'2026-12-02',dueDate:'2027-03-01',today:'2026-12-02',locale:'en'} as any);
 for(const s of r.statements as any[])console.log(s.kind,s.sure?'':'?',JSON.stringify(s.words.text),'|',s.title??'', s.who??'', s.by??'', s.on??'') ; console.log('--')}
