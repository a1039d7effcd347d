import { describe, expect, it } from 'vitest';
import { findEvidence } from './find-evidence.ts';

describe('evidence for a topic', () => {
  it.each([
    ['sql', 'SQL'],
    ['sql server', 'Ran reports on SQL Server 2019'],
    ['excel', 'Built staffing models in Excel for two sites'],
    ['go', 'Rewrote the gateway in Go, halving memory'],
    ['c#', 'C#'],
    ['.net', '.NET Core'],
    ['load balancing', 'Set up load balancing for three regions'],
    ['end to end tests', 'Wrote end-to-end tests'],
    ['project management', 'Project management'],
    ['r', 'R, Stata'],
    ['systm one', 'SystmOne'],
    ['rabbit m q', 'Moved 14 jobs to a queue on RabbitMQ'],
  ])('is "%s" in "%s"', (topic, line) => expect(findEvidence(topic, line)).not.toBeNull());

  it.each([
    ['sql server', 'SQL'],
    ['react native', 'React'],
    ['load balancing', 'Cut page load from 4.1 s to 1.3 s'],
    ['data science', 'B.Sc. in Computer Science'],
    ['excel', 'Excellent communicator, and I excel at planning'],
    ['java', 'JavaScript'],
    ['go', 'Led the go-to-market plan'],
    ['c', 'C++, C#'],
    ['product management', 'Worked with product managers on three teams'],
    ['integration testing in java', 'Set up continuous integration; taught Java'],
    ['out standing', 'Outstanding'],
    ['sql reporting', 'Python, SQL, reporting'],
  ])('is not "%s" in "%s"', (topic, line) => expect(findEvidence(topic, line)).toBeNull());
});
