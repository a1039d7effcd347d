import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';

const addressIn = (text: string) => findJobFacts(text).companyAddress;
const SPRINGFIELD = '123 Main Street, Springfield, IL 62701';

describe('the address of the company', () => {
  it.each([
    [`Welder\nAddress: ${SPRINGFIELD}`, SPRINGFIELD],
    [`Welder\nAcme Corp is hiring.\n${SPRINGFIELD}`, SPRINGFIELD],
    [`Company: Acme Corp, ${SPRINGFIELD}\nWelder`, SPRINGFIELD],
    ['Welder\nAddress:\n123 Main Street\nSpringfield, IL 62701', SPRINGFIELD],
    ['Welder\nAcme Corp\n123 Main Street\nSpringfield, IL 62701', SPRINGFIELD],
    ['Welder. Address: 5 Elm Road, Leeds LS1 4AP. Closing date: 3 May.', '5 Elm Road, Leeds LS1 4AP'],
    ['Welder\nLocation: 10 Downing Street, London SW1A 2AA', '10 Downing Street, London SW1A 2AA'],
    ['Welder\nOur shop is at 42 Old Mill Road, Leeds LS1 4AP, by the station.', '42 Old Mill Road, Leeds LS1 4AP'],
    ['Welder\n500 5th Avenue, Suite 300, New York, NY 10110', '500 5th Avenue, Suite 300, New York, NY 10110'],
    ['Clerk | St. James Dental | 14-16 High Street, York YO1 8AA', '14-16 High Street, York YO1 8AA'],
    ['Welder\nPO Box 123, Springfield, IL 62701', 'PO Box 123, Springfield, IL 62701'],
    ['Schweißer\nMusterfirma GmbH, Hauptstraße 12, 10115 Berlin', 'Hauptstraße 12, 10115 Berlin'],
    ['Welder\nForge SARL, 12 rue de Rivoli, 75001 Paris', '12 rue de Rivoli, 75001 Paris'],
  ])('stands in "%s"', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it.each([
    'Welder\nLocation: Springfield, IL',
    'Welder\nEmail address: jobs@acme.com',
    'Welder\nAddress: jobs@acme.com',
    'Driver\nA clean licence and 3 Point Drive skills.',
    'Welder\n24 hours a day, 3 years of driving, a 5 Star Place to work',
  ])('is empty in "%s"', (text) => {
    expect(addressIn(text)).toBe('');
  });
});

describe('the facts of any text', () => {
  it('are words of the text, whatever its labels', () => {
    const pieces = fc.constantFrom(
      ...[
        'Hiring Manager',
        'Company',
        'Recruiter',
        'Role',
        'Address',
        ': ',
        '\n',
        ' – ',
        ', ',
        '. ',
        'Jane ',
        'Smith ',
      ],
      ...[
        'Acme ',
        'Corp',
        'Welder',
        'is hiring',
        'a ',
        'at ',
        '12 Elm Road',
        'Leeds',
        ' LS1 4AP',
        'send it to ',
        '(m/f/d)',
      ],
    );
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const { company, hiringManagerName, companyAddress } = findJobFacts(text);
        for (const fact of [company, hiringManagerName, companyAddress]) expect(plain(text)).toContain(plain(fact));
      }),
    );
  });
});
