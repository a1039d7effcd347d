import { joinPattern } from '../text/join-pattern.ts';

/** Names of registrations, licences, checks and certificates. */
export const CREDENTIAL = joinPattern(
  'iu',
  String.raw`\b(?:regist(?:ration|ered)|licen[cs](?:ed?|ing)|certif\p{L}+|cert|diploma|chartered|accredit\p{L}+|qualifi(?:ed|cations?)|NVQ|SVQ|HNC|HND|PGCE|QTS|PIN|card`,
  '|(?<!season )ticket|award|pass(?:port)?|CDL|TWIC|PVG|SSSC|endorsements?|prescriber|EWP|DBS|vetting|practitioner|entitlement|member(?:ship)?|auditor',
  String.raw`|first aid\p{L}*|life support|clearance|immun\p{L}+|vaccinat\p{L}+|indemnity`,
  String.raw`|CPR|BLS|ACLS|OSHA|HACCP|RSA|Six Sigma|PMP|PRINCE2|ITIL|forklift certif\p{L}+|food (?:safety|hygiene)|health (?:&|and) safety|level [1-7]|L[3-7])\b`,
);
/** A licence to drive. */
export const DRIVING = joinPattern(
  'iu',
  String.raw`\bdriv\p{L}*['’]?s? licen[cs]e\b|\bdriving\b.{0,12}\bfull\b`,
  String.raw`|\b(?:code|class|cat(?:egory)?\.?) ?(?:\p{Lu}{1,2}\d?|\d{1,2})(?:/\p{Lu}{1,2}\d?)? (?:driv\p{L}+ )?licen[cs]e\b`,
  String.raw`|\b(?:class|full|clean)\b.{0,30}\blicen[cs]e\b|\blicen[cs]e\b.*\b(?:category|class|code|clean|full)\b`,
  String.raw`|\bcategory [A-D]\b|\b(?:must have|hold|CDL,?) (?:an? )?class [A-D]\b|\bCDL\b|\bclean\b.*\blicen[cs]e\b`,
);
/** Not held yet. */
export const OPEN = joinPattern(
  'iu',
  String.raw`\b(?:in pro(?:cess|gress)|pending|expected|anticipated|awaiting|applied for|training done|started|studying|booked (?:on|for|in)|working towards?|towards|enrolled`,
  String.raw`|to be completed|(?<!\b(?:next|renewal|refresher|retest) )due(?! again)|(?:final|last|second|third) year`,
  String.raw`|half[- ]way|to finish|finish(?:es|ing)?|(?:now|currently) doing|completing|ongoing|current student|candidate)\b`,
);
/** Run out, or never earned. */
export const EXPIRED = /\b(?:expired|lapsed|not (?:completed|finished|awarded)|incomplete|unfinished)\b/iu;
