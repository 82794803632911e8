/** Days done, today, and days ahead, in the shapes of the day strip; the last one is the daymark itself. */
const DAYS = Array.from({ length: 14 }, (_, index) => ({ index, x: 60 + index * 34 }));
const TODAY = 8;

const heightAt = (index: number) => 26 + ((index * 7) % 4) * 11;

function SceneDay({ index, x }: (typeof DAYS)[number]) {
  const height = heightAt(index);
  const done = index < TODAY ? height : index === TODAY ? height / 2 : 0;
  return (
    <g>
      <rect
        x={x}
        y={440 - height}
        width="24"
        height={height}
        rx="3"
        className={index === TODAY ? 'fill-sheet stroke-ink' : 'fill-sheet stroke-edge'}
      />
      {done > 0 && <rect x={x} y={440 - done} width="24" height={done} rx="3" className="fill-done-bright" />}
      {index === TODAY && <path d={`M${x} ${424 - height}h24l-12 12Z`} className="fill-signal-bright" />}
    </g>
  );
}

/** A plan as a coast: the days in a row, and on its headland the mark that they lead to. */
export const AccountScene = () => (
  <div className="hidden overflow-hidden bg-well lg:block">
    <svg
      aria-hidden="true"
      viewBox="0 0 800 640"
      preserveAspectRatio="xMidYMax slice"
      className="h-full w-full"
    >
      <path d="M0 440h800v200H0Z" className="fill-line" />
      <path d="M520 440q60-70 150-76 70-4 130 26v50Z" className="fill-line" />
      {[480, 520, 568].map((y, index) => (
        <path
          key={y}
          d={`M${40 + index * 90} ${y}h${180 - index * 30}m60 0h${90 + index * 40}`}
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-well"
        />
      ))}
      {DAYS.map((day) => (
        <SceneDay key={day.index} {...day} />
      ))}
      <g transform="translate(592 178) scale(6)">
        <path d="M16 1.5 22.5 11h-13Z" className="fill-signal-bright" />
        <path d="M12.6 13h6.8l.9 5h-8.6Z" className="fill-ink" />
        <path d="M11.35 20h9.3l1.3 7.5h-11.9Z" className="fill-ink" />
        <path d="M4 28.5h24V31H4Z" className="fill-ink" />
      </g>
    </svg>
  </div>
);
