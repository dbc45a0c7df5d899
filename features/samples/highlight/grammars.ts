import {refractor} from 'refractor/core';
import bash from 'refractor/bash';
import css from 'refractor/css';
import diff from 'refractor/diff';
import handlebars from 'refractor/handlebars';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import liquid from 'refractor/liquid';
import markup from 'refractor/markup';
import php from 'refractor/php';
import phpExtras from 'refractor/php-extras';
import sql from 'refractor/sql';
import twig from 'refractor/twig';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

// Not all 297 of them: a build evaluates this module several times, and they took it six seconds. CSS and JavaScript
// are inside HTML, and the extras of PHP are classes of its tokens.
for (const grammar of [
  ...[bash, css, diff, handlebars, javascript, json, liquid],
  ...[markup, php, phpExtras, sql, twig, typescript, yaml],
]) {
  refractor.register(grammar);
}

export {refractor};
