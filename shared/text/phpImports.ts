/** The `use` lines at the top of a PHP file, also those of several lines. */
export const phpImports = /^use [^(;]+;\n?/gm;
