import { describe, expect, it } from 'vitest';
import { findJobFacts } from './find-job-facts.ts';

const managerIn = (text: string) => findJobFacts(text).hiringManagerName;

describe('the person who is written to', () => {
  it.each([
    ['Backend Engineer at Acme. You know Go. Contact: Jane Smith.', 'Jane Smith'],
    ['Hiring Manager: Jane Smith Company: Acme Corp Role: Welder', 'Jane Smith'],
    ['HIRING MANAGER: JANE SMITH\nWELDER', 'Jane Smith'],
    ['hiring manager: jane smith\nwelder', 'Jane Smith'],
    ['Hiring Manager\nJane Smith\nWelder', 'Jane Smith'],
    ['Hiring Manager:\nXiu Qqqq\nWelder', 'Xiu Qqqq'],
    ['Jane Smith\nHiring Manager\nWelder', 'Jane Smith'],
    ['Recruiter: Tom Jones\nHiring Manager: Jane Smith\nWelder', 'Jane Smith'],
    ['Position: Recruiter\nRecruiter: Tom Jones', 'Tom Jones'],
    ['Posted by: Tom Baker\nWelder', 'Tom Baker'],
    ['Welder\nPosted by Susan Baker, Talent Partner', 'Susan Baker'],
    ['Welder\nThanks & Regards,\nSusan Baker\nSr. Recruiter', 'Susan Baker'],
    ['Welder\nContact: Jane Smith, 555 0142', 'Jane Smith'],
    ['Welder\nContact: HR Manager Jane Smith', 'Jane Smith'],
    ['Welder\nContact: Ms. Smith', 'Ms. Smith'],
    [
      'Welder\nSend your resume to Renee Castellaw-Dunn, Talent Acquisition, renee@acme.example.',
      'Renee Castellaw-Dunn',
    ],
    [
      'Welder\nTo apply: e-mail CV, ID and papers with reference WELDER ONE in the subject line of it to Mrs. Lizette Maakstad at jobs@acme.example',
      'Mrs. Lizette Maakstad',
    ],
    ['Welder\nNaledi van Rooyen reads each of the letters herself.', 'Naledi van Rooyen'],
    ['Welder\nContact person: Dr. Ana de la Cruz (Head of People)', 'Dr. Ana de la Cruz'],
    ['Welder\nInterested? Contact: Jane Smith, Acme Corp.', 'Jane Smith'],
    ['Ansprechpartnerin: Frau Meier\nWelder', 'Frau Meier'],
    ['Elm School\nHeadteacher: Mrs Linda Farrow\nCook', 'Mrs Linda Farrow'],
    ['Headteacher: Mrs Linda Farrow\nCook\nApplications to Mrs J. Pell, HR Officer.', 'Mrs J. Pell'],
  ])('is labelled: "%s"', (text, name) => {
    expect(managerIn(text)).toBe(name);
  });

  it.each([
    ['Welder\nPlease send your application to Jane Smith, Head of People', 'Jane Smith'],
    ['Welder\nPlease send your application to Xiu Qqqq, Head of People.', 'Xiu Qqqq'],
    ['Welder\nSend your CV to our hiring manager, Jane Smith.', 'Jane Smith'],
    ['Welder\nSend your resume to our HR Manager Jane Smith.', 'Jane Smith'],
    ['Welder\nEmail your CV for the attention of Mrs Khan.', 'Mrs Khan'],
    ['Please apply in writing to: Mrs. A. Bell, HR Manager', 'Mrs. A. Bell'],
    ['Welder\nMessage the job poster: Anna Bell', 'Anna Bell'],
    ['Apply to Jane Smith by 3 May.', 'Jane Smith'],
    ['Welder\nFor an informal chat please call Tom Baker on 0113 496 0000.', 'Tom Baker'],
    ['Welder\nQuestions? Contact Jane Smith at jane@acme.com.', 'Jane Smith'],
    ['Welder\nYour contact is Jane Smith.', 'Jane Smith'],
    ['Welder\nInterested? Share your resume or WhatsApp on 98000 00000 (Ms. Kavita Rao).', 'Ms. Kavita Rao'],
    ['Welder\nQuestions: head of section Orrin Qqqq, tel 555 0142', 'Orrin Qqqq'],
    ['Welder\nRing Xiu at the office any morning.', 'Xiu'],
    ['Welder\nApp your CV to Qqqin. Mention when you can start.', 'Qqqin'],
    ['Welder\nQuestions on the position: Qqqin, team manager Works West.', 'Qqqin'],
    ["I'm hiring a Welder for my team!\nDrop me a message.\n\nHannah Weiss\nHead of Steel", 'Hannah Weiss'],
    ["I'm hiring a Welder!\nDM me.\nHannah Weiss, Head of Steel", 'Hannah Weiss'],
    ['Welder\nJane Smith is the hiring manager for this role.', 'Jane Smith'],
    ['Welder\nInformal enquiries: Morag Zbylut, Team Leader, 01436 555 012.', 'Morag Zbylut'],
    ['Welder\nFor further details contact: Name: Xiu Qqqq. Job title: Lead Welder.', 'Xiu Qqqq'],
    ['Welder\nWrite to Inês Qqqq at jobs@acme.example and tell us why.', 'Inês Qqqq'],
    ['Welder\nMr Thorben Ahlers is happy to receive your application.', 'Mr Thorben Ahlers'],
  ])('is named in a sentence: "%s"', (text, name) => {
    expect(managerIn(text)).toBe(name);
  });

  it.each([
    'Contact: Human Resources\nWelder',
    'Contact: jobs@acme.com\nWelder',
    'Contact: Acme Corp\nWelder',
    'Hiring Manager: Retail Operations\nWelder',
    'Hiring Manager: TBD\nWelder',
    'Attn: Hiring Manager\nWelder',
    'Welder\nContact us today',
    'Welder\nPlease send your application to Blue Ridge.',
    'Welder\nPlease send your application to Acme Careers.',
    'Welder\nYou will call John Deere dealers and write letters to Jane Smith Ltd.',
    'Welder\nYou will report to Jane Smith, Head of Steel.',
    'Hiring Manager\nAcme Corp',
    'Welder\nWe build boilers.\nHannah Weiss\nHead of Steel',
    'Welder\nCall us today (Blue Ridge).',
    'Welder\nCall Reception on 555 0142.',
    'Welder\nSend your CV to Payroll.',
    'Welder\nRing Foundry on 555 0142. The foundry is open all day.',
    'Welder\nQuestions: Blue Ridge answers them all.',
    'Welder\nMr Pollitt keeps the garden going.',
  ])('is nobody where no person is named: "%s"', (text) => {
    expect(managerIn(text)).toBe('');
  });
});

it.each([
  ['Welder\nSend a letter. Address it to Jane Smith, Head of Steel.', 'Jane Smith'],
  ['Welder\nSend your CV to Xiu Qqqq at the yard.', 'Xiu Qqqq'],
  ['Welder\nSend your CV and a short note to Qqqin at the office.', 'Qqqin'],
  ['Welder\nIf you like it, write to Qqqin at jobs@acme.example.', 'Qqqin'],
  ['Welder\nWrite to Qqqin at jobs@qqqin.example.', ''],
  ['Lecturer\nQuestions about the work go to Academic Chair Thomas Qqqq, 555 0142.', 'Thomas Qqqq'],
])('is greeted: "%s"', (text, name) => expect(managerIn(text)).toBe(name));

it('is no heading below a sentence that ends with a telephone', () => {
  const text =
    'Pharmacist at Elm Health.\n- Speak to patients in person or by phone\n\nRequirements\n\nA degree in pharmacy';
  expect(managerIn(text)).toBe('');
});
