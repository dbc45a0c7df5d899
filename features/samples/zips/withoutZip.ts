/** The sections whose samples can run on the runner's machine only, with the reason; reviewed by hand. */
export const withoutZip: Readonly<Record<string, string>> = {
  analytics:
    'The set-up drops the database "app" of its server and leaves templates there, which only a private server may lose.',
};
