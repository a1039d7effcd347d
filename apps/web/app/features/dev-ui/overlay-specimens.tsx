import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Menu } from '~/ui/menu.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { showToast } from '~/ui/toast.ts';
import { Row, Specimen } from './specimen.tsx';

const ENTRIES = [
  { kind: 'link', label: 'Account', to: '/dev/ui', icon: <Settings aria-hidden /> },
  { kind: 'separator' },
  {
    kind: 'action',
    label: 'Sign out',
    onSelect: () => showToast({ title: 'Signed out' }),
    icon: <LogOut aria-hidden />,
  },
] as const;

export function OverlaySpecimens() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isAlertOpen, setIsAlertOpen] = useState(false);
  const [page, setPage] = useState(5);
  return (
    <Specimen name="Overlays">
      <Row>
        <Button variant="outline" onClick={() => setIsDialogOpen(true)}>
          Open a dialog
        </Button>
        <Button variant="outline" onClick={() => setIsAlertOpen(true)}>
          Ask first
        </Button>
        <Menu entries={ENTRIES} heading="Ada Lovelace">
          <Button variant="outline">Open a menu</Button>
        </Menu>
        {(['neutral', 'success', 'error'] as const).map((tone) => (
          <Button
            key={tone}
            variant="outline"
            onClick={() => showToast({ title: `A ${tone} toast`, description: 'It goes by itself after 5 s.', tone })}
          >
            Toast, {tone}
          </Button>
        ))}
      </Row>
      <Pagination label="Pages" current={page} total={10} onPageChange={setPage} />
      <Dialog
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title="Confirm the customization"
        description="This is what the interview will be like."
        actions={
          <>
            <Button variant="outline" onClick={() => setIsDialogOpen(false)}>
              Close
            </Button>
            <Button onClick={() => setIsDialogOpen(false)}>Confirm</Button>
          </>
        }
      >
        <p>Three questions, medium difficulty.</p>
      </Dialog>
      <AlertDialog
        open={isAlertOpen}
        onOpenChange={setIsAlertOpen}
        tone="destructive"
        title="Delete it?"
        description="This cannot be undone."
        confirmLabel="Confirm"
        onConfirm={() => setIsAlertOpen(false)}
      />
    </Specimen>
  );
}
