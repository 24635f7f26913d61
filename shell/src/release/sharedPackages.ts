// Module federation gives a shared package to the widgets only if the host itself imports it, or
// has it in a chunk (`UNUSED_PACKAGES`).
import '@reduxjs/toolkit';
import 'qs';
import 'react-redux';
