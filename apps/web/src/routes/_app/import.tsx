import { createFileRoute, Link } from '@tanstack/react-router';
import { ImportScreen } from '../../features/imports/import-screen.tsx';
import { linkClass } from '../../ui/link-class.ts';

export const Route = createFileRoute('/_app/import')({ component: ImportRoute });

function ImportRoute() {
  return (
    <ImportScreen
      linkTo={({ id, name }) => (
        <Link to="/project/$id/details" params={{ id }} className={linkClass}>
          {name}
        </Link>
      )}
    />
  );
}
