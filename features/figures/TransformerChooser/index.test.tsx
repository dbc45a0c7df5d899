// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import {TransformerChooser} from '.';

afterEach(cleanup);

describe('TransformerChooser', () => {
  it('says who wins for the chosen pair', () => {
    render(<TransformerChooser />);
    fireEvent.change(screen.getByLabelText('Source value'), {target: {value: 'string'}});
    fireEvent.change(screen.getByLabelText('Target type'), {target: {value: 'Uuid'}});
    const status = screen.getByRole('status').textContent;
    expect(status).toContain('SymfonyUidTransformer (priority -550) takes the value.');
    expect(status).toContain('The result is Symfony\\Component\\Uid\\UuidV7.');
  });
});
