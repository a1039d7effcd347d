import { ActionSpecimens } from '~/features/dev-ui/action-specimens.tsx';
import { ChartSpecimens } from '~/features/dev-ui/chart-specimens.tsx';
import { FormSpecimens } from '~/features/dev-ui/form-specimens.tsx';
import { OverlaySpecimens } from '~/features/dev-ui/overlay-specimens.tsx';
import { SurfaceSpecimens } from '~/features/dev-ui/surface-specimens.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

export const meta = () => [{ title: 'Parts of the design system' }];
export const ErrorBoundary = RouteError;

export default function DevUi() {
  return (
    <div className="shell">
      <PageHeader
        title="Parts of the design system"
        description="Every part in every variant, size and state. This page exists in development only."
      />
      <ActionSpecimens />
      <FormSpecimens />
      <ChartSpecimens />
      <SurfaceSpecimens />
      <OverlaySpecimens />
    </div>
  );
}
