/**
 * Past days, today, and coming days, in the shapes of the day strip. The first ones are outside of a narrow picture.
 */
const DAYS = Array.from({ length: 20 }, (_, index) => ({ index, x: index * 34 - 300 }));
const TODAY = 13;
const GROUND = 500;

const heightAt = (index: number) => 28 + ((index * 7) % 4) * 13;

function SceneDay({ index, x }: (typeof DAYS)[number]) {
  const height = heightAt(index);
  const done = index < TODAY ? height : index === TODAY ? height / 2 : 0;
  const outline = index === TODAY ? 'fill-sheet stroke-ink' : 'fill-sheet stroke-edge';
  return (
    <g>
      <rect x={x} y={GROUND - height} width="24" height={height} rx="3" className={outline} />
      {done > 0 && (
        <rect x={x} y={GROUND - done} width="24" height={done} rx="3" className="fill-done-bright" />
      )}
      {index === TODAY && (
        <path d={`M${x} ${GROUND - height - 22}h24l-12 14Z`} className="fill-signal-bright" />
      )}
    </g>
  );
}

/** A plan drawn as a coast: the days in a row, and the logo as a daymark on the headland. */
export const AccountScene = () => (
  <div className="relative hidden overflow-hidden bg-well lg:block">
    <svg
      aria-hidden="true"
      viewBox="0 0 640 720"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-0 size-full"
    >
      <path d={`M-600 ${GROUND}h1240v220h-1240Z`} className="fill-line" />
      <path d={`M360 ${GROUND}q60-76 150-80 70-2 130 34v46Z`} className="fill-line" />
      {[548, 594, 650].map((y, index) => (
        <path
          key={y}
          d={`M${90 + index * 70} ${y}h${150 - index * 30}m50 0h${80 + index * 40}`}
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-well"
        />
      ))}
      {DAYS.map((day) => (
        <SceneDay key={day.index} {...day} />
      ))}
      <g transform="translate(406 212) scale(6.8)">
        <path d="M16 1.5 22.5 11h-13Z" className="fill-signal-bright" />
        <path d="M12.6 13h6.8l.9 5h-8.6Z" className="fill-ink" />
        <path d="M11.35 20h9.3l1.3 7.5h-11.9Z" className="fill-ink" />
        <path d="M4 28.5h24V31H4Z" className="fill-ink" />
      </g>
    </svg>
  </div>
);
