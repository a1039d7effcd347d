import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CircleCheck from 'lucide-react/icons/circle-check';
import Headphones from 'lucide-react/icons/headphones';
import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Alert } from '~/ui/alert.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Progress } from '~/ui/progress.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { StatCard } from '~/ui/stat-card.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { Row, Specimen } from './specimen.tsx';

function MessageSpecimens() {
  return (
    <Specimen name="Messages">
      <div className="grid gap-3">
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={`A message: ${tone}`} isLive={false}>
            It says what happened and what can be done about it.
          </Alert>
        ))}
        <Alert
          tone="error"
          isLive={false}
          action={
            <Button size="sm" variant="outline">
              Try again
            </Button>
          }
        >
          The microphone went away.
        </Alert>
      </div>
    </Specimen>
  );
}

function WaitingSpecimens() {
  return (
    <Specimen name="Waiting">
      <Row>
        <Spinner label="Working" />
        <Avatar name="Ada King Lovelace" size="sm" />
        <Avatar name="Ada King Lovelace" />
        <Avatar name="Hiring Manager" icon={<Headphones />} tone="neutral" />
        <Avatar name="Ada King Lovelace" size="lg" pictureUrl="/favicon.svg" />
      </Row>
      <div className="grid gap-6 md:grid-cols-2">
        <Progress label="Hard skills" value={6} max={8} valueText="6 of 8" />
        <Progress label="Reading the file" value={null} valueText="A moment" />
      </div>
      <LoadingRegion label="Loading">
        <Skeleton className="mb-3 h-8 w-56" />
        <SkeletonText />
      </LoadingRegion>
    </Specimen>
  );
}

export function SurfaceSpecimens() {
  return (
    <>
      <MessageSpecimens />
      <WaitingSpecimens />
      <Specimen name="Cards and figures">
        <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Interviews" value="12" hint="3 this month" icon={<CircleCheck aria-hidden />} />
          <StatCard label="Average score" value="3.8" icon={<ChartNoAxesColumn aria-hidden />} />
          <StatCard label="Loading" isLoading />
          <StatCard label="Failed" error="Error" />
        </dl>
        <div className="grid gap-5 md:grid-cols-2">
          <Card>
            <CardHeader title="A card" description="With a line under its title" action={<Badge>New</Badge>} />
            <p>What it is about.</p>
          </Card>
          <Card tone="flat">
            <CardHeader title="A flat card" level={3} />
            <p>For what belongs to something else.</p>
          </Card>
        </div>
        <EmptyState title="Nothing yet" description="Say what will be here." action={<Button>Begin</Button>} />
      </Specimen>
      <Specimen name="Accordion and tabs">
        <Accordion defaultOpen={['one']}>
          <AccordionItem
            value="one"
            title="Tell me about a time you changed your mind."
            aside={<Badge variant="secondary">4.2</Badge>}
          >
            <p>The answer and what was said about it.</p>
          </AccordionItem>
          <AccordionItem value="two" title="What would you ask us?">
            <p>Another answer.</p>
          </AccordionItem>
        </Accordion>
        <Tabs
          label="Views"
          tabs={[
            { value: 'a', label: 'Conversation', content: <p>The first view.</p> },
            { value: 'b', label: 'Notes', content: <p>The second view.</p> },
          ]}
        />
      </Specimen>
    </>
  );
}
