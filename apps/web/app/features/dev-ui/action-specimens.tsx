import Mic from 'lucide-react/icons/mic';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '~/ui/badge.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { Tooltip } from '~/ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

const BUTTONS = ['default', 'destructive', 'outline', 'secondary', 'tertiary', 'ghost', 'link'] as const;
const SIZES = ['sm', 'default', 'lg'] as const;
const BADGES = [
  'default',
  'secondary',
  'tertiary',
  'success',
  'destructive',
  'successLight',
  'destructiveLight',
  'outline',
] as const;

export function ActionSpecimens() {
  return (
    <>
      {SIZES.map((size) => (
        <Specimen key={size} name={`Buttons, ${size}`}>
          <Row>
            {BUTTONS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </Row>
        </Specimen>
      ))}
      <Specimen name="Buttons, icon">
        <Row>
          {BUTTONS.map((variant) => (
            <IconButton key={variant} name={`Add, ${variant}`} variant={variant}>
              <Plus aria-hidden />
            </IconButton>
          ))}
          <Button>
            <Mic aria-hidden /> With an icon
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Buttons, disabled and busy">
        <Row>
          {BUTTONS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
          <Button isBusy>Generating…</Button>
          <Button isBusy variant="outline">
            Generating…
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Links, tooltip, copy">
        <Row>
          <ButtonLink to="/dev/ui" variant="outline">
            Link as a button
          </ButtonLink>
          <TextLink to="/dev/ui">A link in running text</TextLink>
          <Tooltip content="Further words after 700 ms">
            <Button variant="tertiary">Point at me</Button>
          </Tooltip>
          <CopyButton text="Copied words" name="Copy the words" />
          <CopyButton text="Copied words" name="Copy the words with a label" hasLabel variant="outline" />
        </Row>
      </Specimen>
      <Specimen name="Badges">
        <Row>
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
      </Specimen>
    </>
  );
}
