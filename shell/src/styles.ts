import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
