import { useState } from 'react';
import { ButtonRow } from '~/ui/button-row.tsx';
import { Field } from '~/ui/field.tsx';
import { FilePicker } from '~/ui/file-picker.tsx';
import { Input } from '~/ui/input.tsx';
import { OptionRow } from '~/ui/option-row.tsx';
import { Select } from '~/ui/select.tsx';
import { Switch } from '~/ui/switch.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { showToast } from '~/ui/toast.ts';
import { Specimen } from './specimen.tsx';

const LEVELS = ['Easy', 'Medium', 'Hard', 'Advanced'].map((level) => ({ value: level, label: level }));
const SORTS = [
  { value: 'recent', label: 'Recent' },
  { value: 'oldest', label: 'Oldest' },
] as const;
const PDF_RULE = {
  accept: 'application/pdf,.pdf',
  maxBytes: 1_000_000,
  wrongTypeMessage: 'Only a PDF fits here',
  tooLargeMessage: 'The file is larger than 1 MB',
};

function ChoiceSpecimens() {
  const [level, setLevel] = useState('Medium');
  const [isOn, setIsOn] = useState(true);
  const [sort, setSort] = useState<'recent' | 'oldest'>('recent');
  return (
    <Specimen name="Choices">
      <ButtonRow legend="Example" options={LEVELS} value={level} onValueChange={setLevel} />
      <OptionRow legend="Difficulty" options={LEVELS} value={level} onValueChange={setLevel} />
      <OptionRow legend="Difficulty, disabled" options={LEVELS} value="Easy" onValueChange={setLevel} disabled />
      <Field label="Order" className="max-w-xs">
        {(control) => <Select {...control} options={SORTS} value={sort} onValueChange={setSort} className="w-full" />}
      </Field>
      <div className="grid max-w-md gap-2">
        <Switch
          label="Skip the first question"
          hint="You start with the second one."
          checked={isOn}
          onCheckedChange={setIsOn}
        />
        <Switch label="Off" checked={false} onCheckedChange={() => undefined} />
        <Switch label="Disabled" checked disabled onCheckedChange={() => undefined} />
      </div>
    </Specimen>
  );
}

function FileSpecimens() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const reject = (message: string) => {
    setError(message);
    showToast({ title: message, tone: 'error' });
  };
  const take = (next: File | null) => {
    setFile(next);
    setError(undefined);
  };
  const shared = { rule: PDF_RULE, onFileChange: take, onReject: reject, prompt: 'Choose a PDF or drop it here' };
  return (
    <Specimen name="File picker">
      <div className="grid gap-6 md:grid-cols-2">
        <FilePicker label="Resume" hint="Up to 1 MB" file={file} error={error} {...shared} />
        <FilePicker label="Resume, disabled" hint="Up to 1 MB" file={null} disabled {...shared} />
      </div>
    </Specimen>
  );
}

export function FormSpecimens() {
  return (
    <>
      <Specimen name="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label="Job title" hint="As it stands in the advertisement">
            {(control) => <Input {...control} placeholder="Product Manager" />}
          </Field>
          <Field label="Job title, wrong" error="Please enter a job title.">
            {(control) => <Input {...control} />}
          </Field>
          <Field label="Job title, read-only">
            {(control) => <Input {...control} readOnly defaultValue="Software Engineer" />}
          </Field>
          <Field label="Job title, disabled">
            {(control) => <Input {...control} disabled defaultValue="Software Engineer" />}
          </Field>
          <Field label="Job description" aside="0 / 20,000" className="md:col-span-2">
            {(control) => <Textarea {...control} placeholder="What the job asks for" />}
          </Field>
        </div>
      </Specimen>
      <ChoiceSpecimens />
      <FileSpecimens />
    </>
  );
}
